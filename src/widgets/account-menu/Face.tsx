/**
 * Draws initials in a circle, or the outline of a person if there are none. It is decoration: the text beside it says
 * the same.
 */
export const Face = ({ initials = '' }: { initials?: string }) => (
  <span className="face" aria-hidden>
    {initials || (
      <svg className="icon" viewBox="0 0 20 20">
        <path d="M10 3.2a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zM3.8 17c.5-3.3 2.9-5 6.2-5s5.7 1.7 6.2 5" />
      </svg>
    )}
  </span>
);
