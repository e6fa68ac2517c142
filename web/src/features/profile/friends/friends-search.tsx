import { type FoundUser, searchUsers } from '@craque/common/contracts/friends.ts';
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { useRead } from '../../../lib/use-read.ts';
import { Button } from '../../../ui/form/button.tsx';
import { EmptyPlace, TabSection } from '../../../ui/form/tab-section.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { failureToast } from '../../../ui/toast/failure-toast.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { space, tapLine } from '../../../ui/tokens.ts';
import { caption } from '../../../ui/type.ts';
import { useFocusFallback } from '../../../ui/use-focus-fallback.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { FriendsRow, PlayerList } from './friends-row.tsx';
import type { Friends } from './use-friends.ts';

/** The typed name without the @ with which users are shown. */
const searchText = (typed: string) => typed.trim().replace(/^@/, '').trim();

export type FriendsSearchProps = { actions: Friends; fieldRef: Ref<HTMLInputElement> };

/** Add Friend: search by username and send a request, or accept the other's. */
export function FriendsSearch({ actions, fieldRef }: FriendsSearchProps) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [username, setUsername] = useState('');
  const search = useRead(searchUsers, { query: { username } }, { isWanted: username !== '' });
  // A failed search shows no results, like one that found nobody.
  const found = search.error === undefined ? search.data : [];
  const isSearching = search.isReading;
  useEffect(() => {
    if (search.error) showToast(failureToast(t, t('friends.failed.search'), search.error));
  }, [search.error, t]);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusFallback(heading, (found ?? []).filter(isOpen).length);
  const results = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    // On a phone the results would be below the screen; later reads must not move the page.
    if (search.data && isAwaited.current) results.current?.scrollIntoView?.({ block: 'nearest' });
    if (search.data) isAwaited.current = false;
  }, [search.data]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = searchText(name);
    if (isSearching || next === '') return;
    isAwaited.current = true;
    if (next === username) void search.refresh();
    setUsername(next);
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
      <Results ref={results}>
        <Outcome role="status">
          {found?.length === 0 && <EmptyPlace>{t('friends.add.none')}</EmptyPlace>}
          {found && found.length > 0 && (
            <VisuallyHidden>{t('friends.add.found', { count: found.length })}</VisuallyHidden>
          )}
        </Outcome>
        {found && found.length > 0 && (
          <PlayerList $ruled aria-label={t('friends.add.results')}>
            {found.map((user) => (
              <Found key={user.id} user={user} actions={actions} />
            ))}
          </PlayerList>
        )}
      </Results>
    </TabSection>
  );
}

const isOpen = ({ relation }: FoundUser) => relation === 'none' || relation === 'requesting';

/** A found user with the relation: a word, or the button that changes it. */
function Found({ user, actions }: { user: FoundUser; actions: Friends }) {
  const { t } = useTranslation();
  const { id, relation, totalScore } = user;
  const { pending, acceptFrom, request } = actions;
  if (relation === 'friend' || relation === 'requested') {
    const standing = (
      <Standing>
        <Icon name="check" size={18} />
        {t(`friends.add.${relation}`)}
      </Standing>
    );
    return <FriendsRow user={user} score={totalScore} standing={standing} />;
  }
  const hasAsked = relation === 'requesting';
  const action = {
    text: t(hasAsked ? 'friends.requests.accept' : 'friends.add.button'),
    onPress: () => void (hasAsked ? acceptFrom(id) : request(id)),
    busy: pending === id,
    disabled: pending !== undefined,
    isMain: hasAsked,
  };
  return <FriendsRow user={user} score={totalScore} actions={[action]} />;
}

/** Closes the frame of the field at its end. */
const Submit = styled(Button)`
  && {
    flex: none;
    padding: 0 18px;
  }
`;

const Results = styled.div`
  scroll-margin-bottom: ${space[4]};
`;

const Outcome = styled.div`
  margin-top: ${space[2]};
`;

const Standing = styled.span`
  ${tapLine}
  gap: 6px;
  ${caption()}
`;
