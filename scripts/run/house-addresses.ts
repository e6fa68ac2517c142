import { isIP } from 'node:net';
import type { networkInterfaces } from 'node:os';

type Interfaces = ReturnType<typeof networkInterfaces>;

/** Where the other machines of the house find a server with this host. */
export function houseAddresses(host: string, port: string, interfaces: Interfaces): string[] {
  const reached = ['0.0.0.0', '::'].includes(host)
    ? Object.values(interfaces)
        .flatMap((each = []) => each)
        .filter(({ family, internal }) => family === 'IPv4' && !internal)
        .map(({ address }) => address)
    : [host].filter((each) => isIP(each) === 4 && !each.startsWith('127.'));
  return reached.map((address) => `http://${address}:${port}`);
}

const run = /M(\d+)[ ,](\d+) ?h(\d+)/g;
/** Black on white in every theme of a terminal. */
const inks = { on: '\u001b[30;107m', off: '\u001b[0m' };
/** Two rows of squares to a line: neither, the upper, the lower, both. */
const blocks = [' ', '▀', '▄', '█'];

/** A QR code for a terminal, with its quiet zone. */
export async function terminalCode(text: string): Promise<string> {
  const [{ createElement }, { renderToStaticMarkup }, { QRCodeSVG }] = await Promise.all([
    import('react'),
    import('react-dom/server'),
    import('qrcode.react'),
  ]);
  const drawing = renderToStaticMarkup(createElement(QRCodeSVG, { value: text, marginSize: 4 }));
  const size = Number(/viewBox="0 0 (\d+)/.exec(drawing)?.[1]);
  const dark = new Set<number>();
  const path = drawing.slice(drawing.lastIndexOf('<path'));
  for (const [, x, y, length] of path.matchAll(run))
    for (let each = 0; each < Number(length); each += 1)
      dark.add(Number(y) * size + Number(x) + each);
  const square = (x: number, y: number) => Number(y < size && dark.has(y * size + x));
  const lines = Array.from({ length: Math.ceil(size / 2) }, (_, line) =>
    Array.from(
      { length: size },
      (_, x) => blocks[square(x, 2 * line) + 2 * square(x, 2 * line + 1)],
    ),
  );
  return lines.map((line) => `  ${inks.on}${line.join('')}${inks.off}\n`).join('');
}
