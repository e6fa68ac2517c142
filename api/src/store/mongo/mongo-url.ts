/** Also with the hosts of a replica set, which `URL` does not read. */
const form = /^(mongodb(?:\+srv)?:\/\/[^/?]*)(?:\/([^?]*))?(\?.*)?$/s;

/** Undefined if it names none. */
export function databaseIn(url: string): string | undefined {
  return form.exec(url)?.[2] || undefined;
}

export function onDatabase(url: string, database: string): string {
  return url.replace(
    form,
    (_, server: string, _named, options = '') => `${server}/${database}${options}`,
  );
}
