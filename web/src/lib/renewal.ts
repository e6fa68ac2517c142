import { createStorage, type KeyValue } from './storage.ts';

export type RenewalParts = {
  /** The script with which this page was loaded; undefined in development. */
  own: string | undefined;
  /** The page as the server has it now. */
  readPage: () => Promise<string>;
  /** A name half typed, or an open dialog. */
  isAtWork: () => boolean;
  /** Of this tab: a page that was renewed in vain stays. */
  memory: KeyValue;
  reload: () => void;
};

const key = 'craque.renewed-for';
const scriptIn = (html: string) => /\/assets\/main-[\w-]+\.js/.exec(html)?.[0];
/** Undefined in development. */
const own = scriptIn(
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '',
);
export const pageVersion = own?.slice('/assets/main-'.length, -'.js'.length);

/** Loads the page anew after an update of the server, when nobody is interrupted by it. */
export function createRenewal({ own, readPage, isAtWork, memory, reload }: RenewalParts) {
  const holding = new Set<object>();
  const found: { script?: string | undefined } = {};
  function renew(script: string): void {
    memory.write(key, script);
    reload();
  }
  function atRest(): void {
    if (found.script === undefined || holding.size > 0 || isAtWork()) return;
    if (memory.read(key) !== found.script) renew(found.script);
  }
  return {
    /** From now on there is a game to be lost, until the result is called. */
    hold(): () => void {
      const game = {};
      holding.add(game);
      return () => void holding.delete(game);
    },
    atRest,
    async check(): Promise<void> {
      const script = own === undefined ? own : scriptIn(await readPage().catch(() => ''));
      if (script !== own) found.script = script;
      atRest();
    },
    /** At the player's wish: true if the page is loaded anew. */
    renewed(): boolean {
      if (found.script !== undefined) renew(found.script);
      return found.script !== undefined;
    },
  };
}

const fields = 'input:not([type=checkbox]):not([type=radio]), textarea';

export const renewal = createRenewal({
  own,
  readPage: async () => (await fetch('/')).text(),
  isAtWork: () =>
    document.querySelector('[role=dialog], [role=alertdialog]') !== null ||
    [...document.querySelectorAll<HTMLInputElement>(fields)].some(({ value }) => value !== ''),
  memory: createStorage(() => window.sessionStorage),
  reload: () => window.location.reload(),
});

/** Milliseconds after which a page that is looked at again asks for an update. */
const checkInterval = 600_000;

/** A page that nobody looks at is the quietest. */
export function followUpdates(): void {
  const last = { at: Date.now() };
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return renewal.atRest();
    if (Date.now() - last.at < checkInterval) return;
    last.at = Date.now();
    void renewal.check();
  });
}
