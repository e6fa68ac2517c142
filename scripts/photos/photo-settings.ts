import { isOrigin, readSettings } from '@craque/common/settings/settings.ts';
import { z } from 'zod';

const server = (address: string) =>
  z.string().refine(isOrigin, `has to be an origin such as ${address}`).default(address);

const settings = z.object({
  PHOTOS_CONTACT: z
    .string({ error: 'has to be set: a page or an address at which Wikimedia reaches you' })
    .regex(
      /^(?:https:\/\/[!-~]+|[!-~]+@[!-~]+\.[!-~]+)$/,
      'has to be an https address or a mail address',
    )
    .max(200),
  PHOTOS_WIKIDATA_URL: server('https://www.wikidata.org'),
  PHOTOS_COMMONS_URL: server('https://commons.wikimedia.org'),
  PHOTOS_UPLOAD_URL: server('https://upload.wikimedia.org'),
  PHOTOS_PAUSE_MS: z.coerce.number().int().min(0).max(60_000).default(1000),
});

export function readPhotoSettings(environment: Readonly<Record<string, string | undefined>>) {
  const values = readSettings(settings, environment);
  return {
    userAgent: `CraquePhotos/1.0 (${values.PHOTOS_CONTACT}) node/${process.versions.node}`,
    pause: values.PHOTOS_PAUSE_MS,
    sources: {
      wikidata: values.PHOTOS_WIKIDATA_URL,
      commons: values.PHOTOS_COMMONS_URL,
      upload: values.PHOTOS_UPLOAD_URL,
    },
  };
}
