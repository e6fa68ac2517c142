import { takePartySeat } from '@craque/common/contracts/party.ts';
import { nickname } from '../../../lib/guest/nickname.ts';
import { useSession } from '../../../lib/session-store.ts';
import { shownName } from '../../../lib/shown-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { useLatestLanguage } from '../../../ui/language/use-latest-language.ts';
import { NameForm } from '../names/name-form.tsx';
import type { Party } from '../state/party-store.ts';

/** Characters of a name in the room. */
const [least, most] = [2, 16];

/** The name of the account, or the last one as a guest, if it fits. */
function useKnownName(): string {
  const session = useSession();
  const name = session.state === 'user' ? shownName(session.user) : nickname.read();
  const { length } = [...name];
  return length >= least && length <= most ? name : '';
}

/** A seat under one's own name, or under one that is given. */
export function TakeSeat({ party, main }: { party: Party; main: boolean }) {
  const { t } = useTranslation();
  const language = useLatestLanguage();
  return (
    <NameForm
      main={main}
      first={useKnownName()}
      label={t('party.seat.name')}
      hint={t('party.seat.nameHint')}
      action={t('party.seat.take')}
      act={(name) =>
        party.act(takePartySeat, { language: language(), ...(name !== '' && { name }) })
      }
    />
  );
}
