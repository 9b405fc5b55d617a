import type { ReactNode } from 'react';
import type { ModelOffer } from '@/domain/models/model-choice';
import { PUBLIC_HUB } from '@/domain/models/model-hub';
import type { StoredModel } from '@/domain/models/stored-model';
import { readAddress } from '@/domain/service-address';
import { modelHostAddress } from '@/network/model-host';
import { Button } from '@/ui/button';
import { wording } from '@/ui/wording';
import { ModelOffers } from './model-offers';
import type { ModelList } from './use-model-list';

const words = wording.models.hub;

/** Where models may come from besides this site, as it is typed, and how that is changed. */
export interface HubChoice {
  address: string;
  onChange: (address: string) => void;
  field: ReactNode;
}

export interface HubModelsProps {
  hub: HubChoice;
  list: ModelList;
  models: readonly StoredModel[];
  onDownload: (offer: ModelOffer) => void;
}

/** Models straight from a public hub, where one is allowed. Nothing is asked of it before a press (D272). */
export function HubModels({ hub: { address, onChange, field }, list, models, onDownload }: HubModelsProps) {
  const none = address.trim() === '';
  const hub = none ? PUBLIC_HUB : modelHostAddress(address);
  const usable = !('problem' in readAddress(address));
  const ask = () => {
    if (none) onChange(PUBLIC_HUB);
    list.look(hub);
  };
  return (
    <>
      <h4>{words.heading}</h4>
      <p>{words.intro}</p>
      {none && <p>{words.none}</p>}
      {!none && <ModelOffers heading={words.heading} list={list.state} models={models} onDownload={onDownload} />}
      <div className="models-actions">
        <Button disabled={!usable} onClick={ask}>
          {(none ? words.allow : words.look)(hub.replace(/^https?:\/\//, ''))}
        </Button>
      </div>
      <div className="settings-grid">{field}</div>
    </>
  );
}
