import { useTranslation } from '../../lib/translation.ts';
import { LoadFailure } from '../../ui/form/load-failure.tsx';
import { Stack } from '../../ui/layout.ts';
import { Text } from '../../ui/type.ts';
import type { Read } from '../../lib/use-read.ts';

export type ListStatusProps = {
  list: Pick<Read<unknown>, 'state' | 'refresh'>;
  empty: string;
  failed: string;
};

export function ListStatus({ list: { state, refresh }, empty, failed }: ListStatusProps) {
  const { t } = useTranslation();
  if (state === 'failed') return <LoadFailure text={failed} onRetry={refresh} />;
  return (
    <Stack $pad={5}>
      <Text $step={4} $quiet role={state === 'loading' ? 'status' : undefined}>
        {state === 'loading' ? t('feedback.loading') : empty}
      </Text>
    </Stack>
  );
}
