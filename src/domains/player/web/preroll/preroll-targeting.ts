import { isSuccess } from '#contract/envelope.ts';
import { adUserId } from '#engines/player/policies/preroll.ts';
import { profileStore } from '#web/profile/profile.ts';
import { moment } from './preroll-net.ts';

/** What a tag may ask for by its macros. The address is fetched only for a tag that wants it; without a login there is no id. */
export async function targeting(tag: string): Promise<Record<string, string>> {
  const { user } = profileStore.get();
  const address = tag.includes('[DEVICEIP]') ? await firstAddress() : '';
  return { ...moment(), USERID: user ? adUserId(user.userId) : '', DEVICEIP: address };
}

/** An advertisement without it is better than none. */
async function firstAddress(): Promise<string> {
  try {
    const answer: unknown = await (await fetch('/getUserInfos')).json();
    return isSuccess<{ forwardedFor: string[] }>(answer) ? (answer.data.forwardedFor[0] ?? '') : '';
  } catch {
    return '';
  }
}
