import { color } from '../../ui/tokens.ts';

/** A freeze that is held, filled; or the empty place of one. Decorative. */
export function ShieldSign({ held, size = 24 }: { held: boolean; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M12 2.2l8 2.9v6.4c0 5-3.3 8.6-8 10.3-4.7-1.7-8-5.3-8-10.3V5.1z"
        fill={held ? color.focus : 'none'}
        stroke={held ? color.focus : color.quiet}
        strokeWidth="1.7"
        strokeLinejoin="round"
        {...(!held && { strokeDasharray: '2.6 2.2' })}
      />
      {held && (
        <path
          d="M12 6.2v11.4M7 9l10 5.8M17 9L7 14.8"
          fill="none"
          stroke={color.paper}
          strokeWidth="1.7"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}
