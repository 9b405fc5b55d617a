import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ModelOffer, updateFor } from '@/domain/models/model-choice';
import { readAddress } from '@/domain/service-address';
import { fetchHubList, fetchModelList } from '@/network/model-host';
import { listModels } from '@/storage/models/speech-models';
import { Button } from '@/ui/button';
import { LiveRegion } from '@/ui/live-region';
import { wording } from '@/ui/wording';
import { ConsentDialog } from './consent-dialog';
import { type HubChoice, HubModels } from './hub-models';
import { ImportModels } from './import-models';
import { ModelOffers } from './model-offers';
import { modelName } from './model-words';
import './models.css';
import { StoredModelView } from './stored-model-view';
import { useModelActions } from './use-model-actions';
import { useModelList } from './use-model-list';

const words = wording.models;

export interface SpeechSectionProps {
  /** The Model address as it is typed. */
  address: string;
  hub: HubChoice;
  /** It was asked for by name: it is scrolled to and has the focus. */
  asked: boolean;
  /** Fields of the form that belong here. */
  children: ReactNode;
}

/** The speech models of this device: what is here, what could be, what it costs (D7). */
export function SpeechSection({ address, hub, asked, children }: SpeechSectionProps) {
  const stored = useLiveQuery(() => listModels());
  const models = stored ?? [];
  const own = useModelList(address, fetchModelList);
  const fromHub = useModelList(null, fetchHubList);
  const [wanted, setWanted] = useState<ModelOffer | null>(null);
  const { actions, said } = useModelActions(setWanted);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!asked) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus();
  }, [asked]);

  const found = [own.state, fromHub.state].filter((list) => list?.is === 'found');
  const offers = found.flatMap((list) => list.offers);
  const asking = wanted === null ? undefined : found.find((list) => list.offers.includes(wanted));
  const states = models.map((model) => `${modelName(model)}: ${words.state[model.state.is]}`).join(', ');
  return (
    <section className="settings-section models">
      <h3 ref={heading} tabIndex={-1}>
        {words.heading}
      </h3>
      <p>{words.intro}</p>
      <LiveRegion text={said || states} />
      {stored?.length === 0 && <p>{words.none}</p>}
      {models.length > 0 && (
        <ul className="models-list" aria-label={words.heading}>
          {models.map((model) => (
            <StoredModelView key={model.key} model={model} update={updateFor(model, offers)} actions={actions} />
          ))}
        </ul>
      )}
      {said !== '' && <p className="models-facts">{said}</p>}
      <h4>{words.offers.heading}</h4>
      <ModelOffers heading={words.offers.heading} list={own.state} models={models} onDownload={setWanted} />
      <div className="models-actions">
        <Button disabled={'problem' in readAddress(address)} onClick={() => own.look(address)}>
          {words.actions.look}
        </Button>
      </div>
      <div className="settings-grid">{children}</div>
      <HubModels hub={hub} list={fromHub} models={models} onDownload={setWanted} />
      <ImportModels />
      {wanted !== null && asking !== undefined && (
        <ConsentDialog
          offer={wanted}
          device={asking.device}
          address={asking.address}
          hub={asking === fromHub.state}
          onCancel={() => setWanted(null)}
          onAgree={() => {
            setWanted(null);
            actions.agree(wanted, asking.address);
          }}
        />
      )}
    </section>
  );
}
