import { useState } from 'react';
import { styled } from 'styled-components';
import { useSession } from '../../lib/session-store.ts';
import { isBlocked, type Named, shownName } from '../../lib/shown-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { wordedPart } from '../../ui/lazy-part.tsx';
import { bareButton, color } from '../../ui/tokens.ts';
import { caption } from '../../ui/type.ts';

/** In a separate chunk: most visits never open it. */
const PersonDialog = wordedPart(async () => (await import('./person-dialog.tsx')).PersonDialog);

type PersonNameProps = {
  person: Named & { isGuest?: true | undefined };
  /** Where the username stands anyway. */
  bare?: boolean;
};

/**
 * A name that anybody can have, and the username that only one has. Somebody with an account opens
 * from it what can be done about a person.
 */
export function PersonName({ person, bare }: PersonNameProps) {
  const { t } = useTranslation();
  const now = useSession();
  const [open, setOpen] = useState(false);
  const name = shownName(person);
  const handle = !bare && <Handle person={person} />;
  const isOther = now.state === 'user' && now.user.username !== person.username;
  if (!isOther || person.isGuest || isBlocked(person)) {
    return (
      <>
        <b>{name}</b>
        {handle}
      </>
    );
  }
  return (
    <>
      <NameButton
        type="button"
        aria-haspopup="dialog"
        title={t('people.open')}
        onClick={() => setOpen(true)}
      >
        <b>{name}</b>
      </NameButton>
      {handle}
      {open && <PersonDialog person={person} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Nothing for whoever is shown by the username, or is a guest and has none. */
export function Handle({ person }: { person: Named }) {
  const { username, displayName } = person;
  const isOther = displayName && displayName !== username && !isBlocked(person);
  if (!isOther) return null;
  return (
    <>
      {' '}
      <At>@{username}</At>
    </>
  );
}

const NameButton = styled.button`
  ${bareButton}
  /* As large as a finger needs, in lines that stay as high as their text. */
  min-width: 44px;
  min-height: 44px;
  margin-block: -10px;
  padding: 0;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: inherit;
  text-transform: inherit;
  overflow-wrap: anywhere;
  text-decoration: underline dotted ${color.rule} 2px;
  text-underline-offset: 3px;
`;

const At = styled.small`
  ${caption()}
  overflow-wrap: anywhere;
`;
