import { type FoundUser, searchUsers } from '@craque/common/contracts/friends.ts';
import { type FormEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { useTranslation } from '../../../lib/translation.ts';
import { useRead } from '../../../lib/use-read.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { space, tapLine } from '../../../ui/tokens.ts';
import { caption } from '../../../ui/type.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { FriendsRow, PlayerList, RowButton } from './friends-row.tsx';
import { type FriendsStore, searchText } from './friends-store.ts';
import { EmptyPlace, TabSection } from '../../../ui/form/tab-section.tsx';
import { useFocusFallback } from '../../../ui/use-focus-fallback.ts';

export type FriendsSearchProps = { store: FriendsStore; fieldRef: Ref<HTMLInputElement> };

/** Add Friend: search by username and send a request, or accept the other's. */
export function FriendsSearch({ store, fieldRef }: FriendsSearchProps) {
  const { t } = useTranslation();
  const username = useStore(store, (state) => state.query);
  const isWanted = username !== '';
  const search = useRead(searchUsers, { query: { username } }, { isWanted });
  // A failed search shows no results, like one that found nobody.
  const found = search.error === undefined ? search.data : [];
  const [name, setName] = useState('');
  const isSearching = search.isReading;
  const { onFailed } = store;
  useEffect(() => {
    if (search.error) onFailed('search', search.error);
  }, [search.error, onFailed]);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusFallback(heading, (found ?? []).filter(isOpen).length);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSearching) store.search(name);
  };
  return (
    <TabSection title={t('friends.add.title')} headingRef={heading}>
      <form noValidate onSubmit={submit}>
        <TextField
          ref={fieldRef}
          label={t('friends.add.label')}
          hideLabel
          placeholder={t('friends.add.label')}
          value={name}
          onChange={setName}
          maxLength={40}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          slot={
            <Submit type="submit" disabled={searchText(name) === ''} busy={isSearching}>
              {t(isSearching ? 'friends.add.searching' : 'friends.add.search')}
            </Submit>
          }
        />
      </form>
      <Outcome role="status">
        {found?.length === 0 && <EmptyPlace>{t('friends.add.none')}</EmptyPlace>}
        {found && found.length > 0 && (
          <VisuallyHidden>{t('friends.add.found', { count: found.length })}</VisuallyHidden>
        )}
      </Outcome>
      {found && found.length > 0 && (
        <PlayerList aria-label={t('friends.add.results')}>
          {found.map((user) => (
            <Found key={user.id} user={user} store={store} />
          ))}
        </PlayerList>
      )}
    </TabSection>
  );
}

function Found({ user, store }: { user: FoundUser; store: FriendsStore }) {
  const nameId = useId();
  return (
    <FriendsRow user={user} nameId={nameId} score={user.totalScore}>
      <Relation user={user} store={store} nameId={nameId} />
    </FriendsRow>
  );
}

/** There is a button for it. */
const isOpen = ({ relation }: FoundUser) => relation === 'none' || relation === 'requesting';

type RelationProps = { user: FoundUser; store: FriendsStore; nameId: string };

/** The relation to a found user: a word, or the button that changes it. */
function Relation({ user, store, nameId }: RelationProps) {
  const { t } = useTranslation();
  const pending = useStore(store, (state) => state.pending);
  const { id, relation } = user;
  if (relation === 'friend' || relation === 'requested') {
    return (
      <Standing>
        <Icon name="check" size={18} />
        {t(`friends.add.${relation}`)}
      </Standing>
    );
  }
  const hasAsked = relation === 'requesting';
  return (
    <RowButton
      variant={hasAsked ? 'ink' : 'paper'}
      disabled={pending !== undefined}
      busy={pending === id}
      aria-describedby={nameId}
      onClick={() => void (hasAsked ? store.acceptFrom(id) : store.request(id))}
    >
      {t(hasAsked ? 'friends.requests.accept' : 'friends.add.button')}
    </RowButton>
  );
}

/** Closes the frame of the field at its end. */
const Submit = styled(Button)`
  && {
    flex: none;
    padding: 0 18px;
  }
`;

/** Separates the results from the field. */
const Outcome = styled.div`
  margin-top: ${space[2]};
`;

const Standing = styled.span`
  ${tapLine}
  gap: 6px;
  ${caption()}
`;
