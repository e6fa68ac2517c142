import type { Sport } from '@craque/common/domain/sport.ts';
import { useTranslation } from '../../lib/translation.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { SteadyPage } from '../../ui/album/steady-page.tsx';
import { DailyPage, DailyStickers } from './daily-page.tsx';
import { dailyGamePath } from '../../lib/addresses/daily-address.ts';
import { nextToPlay, useDaily } from '../../lib/use-daily.ts';
import { longDate } from '../../lib/time/date-texts.ts';
import { useLanguage } from '../../ui/language/use-language.ts';
import { DailySheet, type DailySheetProps } from './daily-sheet.tsx';
import { blankPlaces } from './daily-sticker.tsx';
import { useState } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

export function DailyScreen({ share }: Pick<DailySheetProps, 'share'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useDaily();
  const daily = today.data;
  const next = daily && nextToPlay(daily.sports);
  const sport: Sport = next?.sport ?? 'soccer';
  return (
    <SteadyPage>
      <title>{`${t('daily.title')} · Craque`}</title>
      <AlbumSpread
        sport={sport}
        page={
          <DailyPage
            title={t('daily.title')}
            line={daily ? longDate(language, daily.date) : '\u00a0'}
            number={daily?.sports[0]?.number}
          >
            <DailyStickers
              label={t('daily.label')}
              places={daily?.sports ?? blankPlaces}
              toOf={({ sport: each }) => dailyGamePath(each)}
            />
          </DailyPage>
        }
        sheet={<DailySheet today={today} share={share} />}
      />
      <RenewalVoice date={daily?.date} />
    </SteadyPage>
  );
}

/** Announces the athletes of a new date on a page that was left open. */
function RenewalVoice({ date }: { date: string | undefined }) {
  const { t } = useTranslation();
  const [first, setFirst] = useState(date);
  if (first === undefined && date !== undefined) setFirst(date);
  const isRenewed = first !== undefined && date !== undefined && date !== first;
  return <VisuallyHidden role="status">{isRenewed && t('daily.renewed')}</VisuallyHidden>;
}
