import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readAthleteNames, readLeagues } from '@craque/common/contracts/athletes.ts';
import { packNames } from '@craque/common/domain/athlete/name-list.ts';
import {
  type Difficulty,
  difficulties,
  leagueName,
  leagues,
  sportOf,
  type Sport,
} from '@craque/common/domain/sport.ts';
import type { Request, Response } from 'express';
import type { Mount } from '../http/mount.ts';
import type { Catalogue } from './catalogue.ts';

const encodings = ['br', 'gzip'] as const;
type Compressed = Record<(typeof encodings)[number] | 'identity', Buffer> & { etag: string };

/**
 * Compressed once a version. The tag is of the text: by one of the data alone a browser would keep
 * a list in the form of an earlier release.
 */
async function pack(text: string): Promise<Compressed> {
  const plain = Buffer.from(text);
  const br = await promisify(brotliCompress)(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  });
  const etag = `"${createHash('sha256').update(plain).digest('hex').slice(0, 16)}"`;
  return { identity: plain, br, gzip: await promisify(gzip)(plain), etag };
}

function sendCompressed(request: Request, response: Response, compressed: Compressed): void {
  response.set('ETag', compressed.etag);
  response.set('Cache-Control', 'public, max-age=3600');
  response.set('Vary', 'Accept-Encoding');
  if (request.get('If-None-Match') === compressed.etag) {
    response.status(304).end();
    return;
  }
  // Browsers name gzip first and accept both equally, so the smaller encoding is tried first.
  const encoding = encodings.find((each) => request.acceptsEncodings(each)) ?? 'identity';
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  response.type('application/json').send(compressed[encoding]);
}

export function mountAthletes(mount: Mount, { catalogue }: { catalogue: Catalogue }): void {
  const packed = new Map<Sport, { version: string; names: Promise<Compressed> }>();
  const compressedNames = (sport: Sport) => {
    const version = catalogue.dataVersion;
    const known = packed.get(sport);
    if (known?.version === version) return known.names;
    const names = pack(JSON.stringify({ sport, ...packNames(catalogue.names(sport)) }));
    packed.set(sport, { version, names });
    return names;
  };

  mount(readAthleteNames, async ({ query, request, response }) => {
    const names = await compressedNames(query.sport ?? 'soccer');
    return () => sendCompressed(request, response, names);
  });

  mount(readLeagues, async () => ({
    leagues: leagues.map((league) => ({
      sport: sportOf(league),
      league: leagueName(league),
      open: catalogue.leagueState(league).open,
      pools: Object.fromEntries(
        difficulties.map((level) => [level, catalogue.pool(league, level).length]),
      ) as Record<Difficulty, number>,
    })),
  }));
}
