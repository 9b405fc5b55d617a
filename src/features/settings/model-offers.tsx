import type { ModelOffer } from '@/domain/models/model-choice';
import type { StoredModel } from '@/domain/models/stored-model';
import { modelFailureText } from '@/ui/model-failure-words';
import { ProgressBar } from '@/ui/progress-bar';
import { wording } from '@/ui/wording';
import { ModelOfferView } from './model-offer-view';
import type { ModelListState } from './use-model-list';

const words = wording.models.offers;

export interface ModelOffersProps {
  heading: string;
  list: ModelListState | null;
  models: readonly StoredModel[];
  onDownload: (offer: ModelOffer) => void;
}

/** What a host or a hub has for this device, or why nothing is known of it. */
export function ModelOffers({ heading, list, models, onDownload }: ModelOffersProps) {
  if (list === null) return null;
  if (list.is === 'looking') {
    return (
      <div>
        <p>{words.looking(list.address)}</p>
        <ProgressBar label={words.looking(list.address)} />
      </div>
    );
  }
  if (list.is === 'failed') {
    const { happened, todo } = modelFailureText(list.failure);
    return (
      <p className="settings-warning">
        {happened} {todo}
      </p>
    );
  }
  const { offers, problems, device, address } = list;
  return (
    <>
      <p className="models-facts">{words.from(address)}</p>
      {problems.length > 0 && (
        <div className="settings-warning">
          <p>{words.passedOver(problems.length)}</p>
          <ul className="settings-problems">
            {problems.map(({ model, what, detail = '' }) => (
              <li key={`${model} ${what} ${detail}`}>
                {words.problem(model, words.problems[what])}
                {detail !== '' && ` (${detail})`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {offers.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <>
          <ul className="models-list" aria-label={heading}>
            {offers.map((offer) => (
              <ModelOfferView
                key={offer.key}
                offer={offer}
                device={device}
                stored={models.find(({ key }) => key === offer.key)}
                onDownload={() => onDownload(offer)}
              />
            ))}
          </ul>
          <p className="models-facts">{words.v3}</p>
        </>
      )}
    </>
  );
}
