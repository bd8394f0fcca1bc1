import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

const Drawing = chakra('svg');

/** The product's logo, as a decoration. */
export function Logo(props: ComponentProps<typeof Drawing>) {
  return (
    <Drawing viewBox="8 8 50 50" aria-hidden="true" {...props}>
      <path
        d="M31 9a22 22 0 1 0 0 44a22 22 0 1 0 0-44Zm5.2 2.9a14.8 14.8 0 1 1 0 29.6a14.8 14.8 0 1 1 0-29.6Z"
        fill="currentColor"
        fillRule="evenodd"
      />
      <path d="m39 40 14 14" stroke="currentColor" strokeWidth="8" strokeLinecap="round" />
    </Drawing>
  );
}
