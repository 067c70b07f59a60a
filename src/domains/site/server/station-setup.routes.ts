import { addStandardStream, findFirstStream } from '#domains/live/server/streams.read.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import type { DbOrTx } from '#server/database.ts';
import { type StaffContext, staffUser } from '#server/desk/implement-resource.ts';
import { staffWrite } from '#server/desk/staff-write.ts';
import { blankAppParameters } from '../site.blank.ts';
import { addFirstStream, getStationSetup, type StationSetup, saveStationSetup } from '../station-setup.contract.ts';
import { holdAppParameters, parametersVersion, readAppParameters, writeAppParameters } from './site.store.ts';

/** The short guide of a new station. */
export function stationSetupRoutes(context: StaffContext & Pick<AppContext, 'config'>): Implementation[] {
  const { db, config } = context;

  async function readSetup(from: DbOrTx): Promise<StationSetup> {
    const { station, logoUrl, startColor, endColor } = await readAppParameters(from, config.stationName);
    const version = await parametersVersion(from);
    const stream = await findFirstStream(from);
    const { name, tagline, email } = station;
    const first = stream ? { name: stream.name, color: stream.color } : null;
    return { name, tagline, email, logo: logoUrl, startColor, endColor, version, stream: first };
  }

  return [
    implement(getStationSetup, () => readSetup(db)),

    implement(saveStationSetup, ({ body, user, refuse }) =>
      staffWrite(context, staffUser(user), async (write) => {
        const { version, name, tagline, email, logo, startColor, endColor } = body;
        await holdAppParameters(write.tx);
        const held = await parametersVersion(write.tx);
        if (held !== version) return refuse('newer version exists', await readSetup(write.tx));
        const before = await readAppParameters(write.tx, config.stationName);
        const base = held === 0 ? blankAppParameters : before;
        const station = { ...base.station, name, tagline, email };
        if (held === 0) station.privacyEmail = email;
        const logoAlt = `${name}, pagina iniziale`;
        const after = { ...base, station, startColor, endColor, logoUrl: logo, logoAlt, headerBarText: tagline };
        await writeAppParameters(write.tx, after);
        write.invalidate('site');
        write.record({ act: 'change', resource: 'settings', itemId: 1, title: name, before, after });
        return readSetup(write.tx);
      }),
    ),

    implement(addFirstStream, ({ body, user, refuse }) =>
      staffWrite(context, staffUser(user), async (write) => {
        if (!(await addStandardStream(write.tx, body))) return refuse('stream exists');
        write.invalidate('streams');
        write.record({ act: 'create', resource: 'streams', itemId: null, title: body.name, before: null, after: body });
        return readSetup(write.tx);
      }),
    ),
  ];
}
