import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type AuditEntry, getAudit } from '#domains/desk/desk.contract.ts';
import { staffApi } from '../api.ts';
import { LoadFailure } from '../frame/LoadFailure.tsx';
import { Loading } from '../frame/Loading.tsx';
import { useScreenTitle } from '../frame/use-screen-title.ts';
import { Pager } from '../list/Pager.tsx';
import { useMe } from '../session/use-me.ts';
import { AuditDialog } from './AuditDialog.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';
import { auditMessages as text } from './audit.messages.ts';
import { auditPage, auditQuery, readAuditAddress, writeAuditAddress } from './audit-address.ts';

/** Who did what and when; filtered by the address, so that a finding can be sent to somebody. */
export function AuditScreen() {
  const { zone } = useMe();
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState<AuditEntry | null>(null);
  const address = readAuditAddress(params);
  const { data, error, refetch } = useQuery({
    queryKey: ['audit', address],
    queryFn: () => staffApi.call(getAudit, { query: auditQuery(address, zone) }),
    placeholderData: keepPreviousData,
  });
  useScreenTitle(text.title);
  const isNarrowed = Object.keys(writeAuditAddress({ ...address, offset: 0 })).length > 0;
  return (
    <div className="grid gap-4">
      <header className="grid gap-1">
        <h1 className="text-31">{text.title}</h1>
        <p className="text-ink-2">
          {text.lead} {text.zone(zone)}
        </p>
      </header>
      <AuditFilters
        address={address}
        onChange={(change) => setParams(writeAuditAddress({ ...address, offset: 0, ...change }), { replace: true })}
      />
      {error && !data && <LoadFailure error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && data.total === 0 && (
        <p role="status" className="rounded-card border border-rule bg-card px-6 py-14 text-center font-serif text-20">
          {isNarrowed ? text.empty : text.none}
        </p>
      )}
      {data && data.total > 0 && <AuditTable entries={data.items} onOpen={setShown} />}
      {data && (
        <Pager
          total={data.total}
          shown={data.items.length}
          offset={address.offset}
          count={auditPage}
          onChange={({ offset = 0 }) => setParams(writeAuditAddress({ ...address, offset }))}
        />
      )}
      <AuditDialog entry={shown} onClose={() => setShown(null)} />
    </div>
  );
}
