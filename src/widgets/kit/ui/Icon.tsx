/** The icons that several widgets use, each as one stroked path on a 20 by 20 grid. Every page loads them. */
const iconPaths = {
  alert: 'M10 2.5 18.5 17h-17zM10 8v4m0 2.4v.1',
  stop: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 4.2v5m0 2.5v.1',
  info: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 7v5m0-7.8v.1',
  tick: 'm4 10.5 4 4 8-9',
  success: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm-3.5 8.2 2.5 2.6 4.6-5.2',
  x: 'm5 5 10 10M15 5 5 15',
  trolley: 'M2 3.5h2.2L6 13h9l1.8-6.7H4.8M7.5 16.5v.1m6 0v.1',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  undo: 'M4 8h8a4 4 0 0 1 0 8.5H7M7.5 4.5 4 8l3.5 3.5',
  paste: 'M7.5 4H4.5v13h11V4h-3M7.5 2.5h5V6h-5zM7.5 10h5m-5 3.5h5',
  chevron: 'm5 7.5 5 5 5-5',
} as const;

/** The name of one of these icons, or the path of an icon that only one widget has. */
export type IconName = keyof typeof iconPaths | `M${string}`;

/** Draws a line icon in the colour and size of the text around it. Screen readers skip it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden>
      <path
        d={iconPaths[name as keyof typeof iconPaths] ?? name}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
