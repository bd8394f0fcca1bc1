import { chakra } from '@chakra-ui/react/styled-system';

const Drawing = chakra('svg');

/** The product's mark, a Q that is a moon: large and behind things, as decoration. */
export function Mark(props: React.ComponentProps<typeof Drawing>) {
  return (
    <Drawing viewBox="8 8 48 48" aria-hidden="true" {...props}>
      <path d="M39.5 12.2a21 21 0 1 0 9.3 30.6 17 17 0 0 1-9.3-30.6Z" fill="currentColor" />
      <path d="m37 41 15 13" stroke="currentColor" strokeWidth="7" strokeLinecap="round" />
    </Drawing>
  );
}
