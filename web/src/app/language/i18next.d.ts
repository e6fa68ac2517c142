import type { League } from '@craque/common/domain/sport.ts';
import account from '../../locales/account/en.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import party from '../../locales/party/en.json' with { type: 'json' };

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: typeof en & typeof account & typeof party & { leagues: Record<League, string> };
    };
  }
}
