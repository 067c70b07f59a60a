import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { getUploadKey, sendCurriculum } from '../careers.contract.ts';
import { applicationNames } from '../careers.decode.ts';
import { fileNameIn } from '../careers.rules.ts';
import { applicationMail } from './application-mail.ts';
import { keepApplication } from './applications.store.ts';
import { browserCookie, browserCookieSeconds, browserMark, type UploadKeys } from './upload-keys.ts';

type Tools = Pick<AppContext, 'db' | 'clock' | 'mail' | 'config'> & { keys: UploadKeys };

export function careersRoutes({ db, clock, mail, config, keys }: Tools): Implementation[] {
  const host = `${config.publicUrl}/media/`;
  return [
    implement(getUploadKey, ({ cookies }) => {
      const browser = browserMark(cookies.get(browserCookie));
      cookies.set(browserCookie, browser, { maxAgeSeconds: browserCookieSeconds });
      return { key: keys.issue(browser, clock.now()), host };
    }),

    implement(sendCurriculum, async ({ body: { curriculum, ...rest }, refuse }) => {
      const told = applicationNames.decode(rest);
      const fileName = fileNameIn(curriculum, host);
      if (!fileName) return refuse('curriculum not found');
      const outcome = await keepApplication(db, { told, fileName, now: clock.now() }, (tx, id) =>
        mail.write(tx, applicationMail(told, id, config.careersMail)),
      );
      return outcome === 'sent' ? null : refuse(outcome);
    }),
  ];
}
