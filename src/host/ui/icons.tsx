import type { ReactNode } from 'react';

/** The SVG frame of an icon, as large as the text beside it. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.1em"
      height="1.1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** An icon of one path. */
export const iconOf = (path: string) => () => (
  <Icon>
    <path d={path} />
  </Icon>
);

export const SunIcon = iconOf(
  'M7.5 12a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0ZM12 2v2m0 16v2M2 12h2m16 0h2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4m0-14.2-1.4 1.4M6.3 17.7l-1.4 1.4',
);
export const MoonIcon = iconOf('M20.5 14A8.5 8.5 0 1 1 10 3.5a6.8 6.8 0 0 0 10.5 10.5Z');
export const SettingsIcon = iconOf(
  'M3 7h10m6 0h2M3 17h2m6 0h10M13 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM5 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z',
);
export const LanguageIcon = iconOf(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18',
);
export const FullscreenIcon = iconOf('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5');
export const WindowIcon = iconOf('M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5');
