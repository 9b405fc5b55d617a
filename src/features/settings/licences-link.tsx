import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { onlineAtom } from '@/state/online';
import { wording } from '@/ui/wording';

const words = wording.settings;
const ADDRESS = 'licences.txt';

/** Kept under its name and revision, some time after a first visit. No cache at all where the page is not secure. */
async function isStored(): Promise<boolean> {
  const found = await globalThis.caches?.match(ADDRESS, { ignoreSearch: true }).catch(() => undefined);
  return found !== undefined;
}

/** The way to the licences, or where it would end at the browser's own error page: that they are not here yet. */
export function LicencesLink() {
  const online = useAtomValue(onlineAtom);
  const [stored, setStored] = useState(true);
  useEffect(() => {
    let left = false;
    if (!online) void isStored().then((is) => !left && setStored(is));
    return () => {
      left = true;
    };
  }, [online]);
  if (!online && !stored) return <p className="muted">{words.licencesLater}</p>;
  return (
    <p className="muted">
      <a href={ADDRESS} target="_blank" rel="noreferrer">
        {words.licences}
      </a>
    </p>
  );
}
