import { isDeepStrictEqual } from 'node:util';
import { addStandardStream, findFirstStream } from '#domains/live/server/streams.read.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import type { DbOrTx } from '#server/database.ts';
import { type StaffContext, staffUser } from '#server/desk/implement-resource.ts';
import { staffWrite } from '#server/desk/staff-write.ts';
import { blankAppParameters } from '../site.blank.ts';
import type { AppParameters, AppParametersChange } from '../site.contract.ts';
import { homeLabel } from '../site.defaults.ts';
import { addFirstStream, getStationSetup, type StationSetup, saveStationSetup } from '../station-setup.contract.ts';
import { changeAppParameters, parametersVersion, readAppParameters } from './site.store.ts';

/** The short guide of a new station. */
export function stationSetupRoutes(context: StaffContext & Pick<AppContext, 'config'>): Implementation[] {
  const { db, config } = context;

  async function readSetup(from: DbOrTx): Promise<StationSetup> {
    const { station, logoUrl, startColor, endColor } = await readAppParameters(from, config.stationName);
    const version = await parametersVersion(from);
    const stream = await findFirstStream(from);
    const { name, tagline, email, zone } = station;
    const first = stream ? { name: stream.name, color: stream.color } : null;
    return { name, tagline, email, zone, logo: logoUrl, startColor, endColor, version, stream: first };
  }

  return [
    implement(getStationSetup, () => readSetup(db)),

    implement(saveStationSetup, ({ body, user, refuse }) =>
      staffWrite(context, staffUser(user), async (write) => {
        const { version, name, tagline, email, logo, zone, startColor, endColor } = body;
        const before = await readAppParameters(write.tx, config.stationName);
        const base = version === 0 ? blankAppParameters : before;
        const station = { ...base.station, name, tagline, email, zone };
        if (version === 0) station.privacyEmail = email;
        const logoAlt = homeLabel(name);
        const after = { ...base, station, startColor, endColor, logoUrl: logo, logoAlt, headerBarText: tagline };
        if (!(await changeAppParameters(write.tx, version, changeBetween(before, after)))) {
          return refuse('newer version exists', await readSetup(write.tx));
        }
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

function changeBetween(before: AppParameters, after: AppParameters): AppParametersChange {
  const station = differences(before.station, after.station);
  return { ...differences({ ...before, station: null }, { ...after, station: null }), station };
}

function differences<T extends object>(before: T, after: T): Partial<T> {
  const isChanged = ([key, value]: [string, unknown]) => !isDeepStrictEqual(value, before[key as keyof T]);
  return Object.fromEntries(Object.entries(after).filter(isChanged)) as Partial<T>;
}
