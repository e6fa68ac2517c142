import type { FoundUser } from '@craque/common/contracts/friends.ts';
import { type FormEvent, type Ref, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { caption, space, tapLine } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { FriendsRow, PlayerList, RowButton } from './friends-row.tsx';
import { type FriendsStore, searchText } from './friends-store.ts';
import { EmptyPlace, TabSection } from '../../../ui/form/tab-section.tsx';
import { useFocusFallback } from '../../../ui/use-focus-fallback.ts';

export type FriendsSearchProps = { store: FriendsStore; fieldRef: Ref<HTMLInputElement> };

/** Add Friend: search by username and send a request, or accept the other's. */
export function FriendsSearch({ store, fieldRef }: FriendsSearchProps) {
  const { t } = useTranslation();
  const search = useStore(store, (state) => state.search);
  const [name, setName] = useState('');
  const isSearching = search.state === 'searching';
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusFallback(heading, search.state === 'done' ? search.users.filter(isOpen).length : 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSearching) void store.search(name);
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
        {search.state === 'done' && search.users.length === 0 && (
          <EmptyPlace>{t('friends.add.none')}</EmptyPlace>
        )}
        {search.state === 'done' && search.users.length > 0 && (
          <VisuallyHidden>{t('friends.add.found', { count: search.users.length })}</VisuallyHidden>
        )}
      </Outcome>
      {search.state === 'done' && search.users.length > 0 && (
        <PlayerList aria-label={t('friends.add.results')}>
          {search.users.map((user) => (
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
  ${caption(15)}
`;
