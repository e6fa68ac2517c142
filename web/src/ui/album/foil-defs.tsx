/** Teeth of a cut edge along a line, as path data that begins after the first point. */
export function teeth(
  count: number,
  from: readonly [number, number],
  to: readonly [number, number],
) {
  const [x, y] = from;
  const [dx, dy] = [(to[0] - x) / count, (to[1] - y) / count];
  return Array.from({ length: count }, (_, at) => {
    const tip = at % 2 === 0 ? -7 : 4;
    const middle = `${(x + (at + 0.5) * dx).toFixed(1)} ${(y + (at + 0.5) * dy + tip).toFixed(1)}`;
    return `L${middle}L${(x + (at + 1) * dx).toFixed(1)} ${(y + (at + 1) * dy).toFixed(1)}`;
  }).join('');
}

/** The halftone, the pressed edge and the shine of a pack's foil: `pack-dots`, `pack-crimp`, `pack-shine`. */
export function FoilDefs() {
  return (
    <>
      <pattern
        id="pack-dots"
        width="10"
        height="10"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(35)"
      >
        <circle cx="5" cy="5" r="2.1" fill="#fff" opacity=".16" />
      </pattern>
      <pattern id="pack-crimp" width="7" height="40" patternUnits="userSpaceOnUse">
        <path d="M0 0h3v40H0z" fill="#fff" opacity=".28" />
        <path d="M3 0h2v40H3z" fill="#000" opacity=".25" />
      </pattern>
      <linearGradient id="pack-shine">
        <stop offset="0" stopColor="#000" stopOpacity=".4" />
        <stop offset=".07" stopColor="#fff" stopOpacity=".34" />
        <stop offset=".16" stopColor="#fff" stopOpacity="0" />
        <stop offset=".56" stopColor="#fff" stopOpacity="0" />
        <stop offset=".64" stopColor="#fff" stopOpacity=".3" />
        <stop offset=".7" stopColor="#fff" stopOpacity="0" />
        <stop offset=".92" stopColor="#000" stopOpacity=".12" />
        <stop offset=".96" stopColor="#fff" stopOpacity=".3" />
        <stop offset="1" stopColor="#000" stopOpacity=".45" />
      </linearGradient>
    </>
  );
}
