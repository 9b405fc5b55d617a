import { useId } from 'react';
import type { Agreement, CardAgreement } from '@/domain/calibration/agreement';
import { decimal } from '@/ui/format';
import { wording } from '@/ui/wording';
import { TableRegion } from './table-region';

const words = wording.calibration.results;

/** As it is published: three decimals. */
export function alphaText(alpha: number | null): string {
  return alpha === null ? words.none : decimal(alpha.toFixed(3));
}

function Row({
  name,
  agreement,
  level,
}: {
  name: string;
  agreement: Agreement;
  level: 'whole' | 'section' | 'question';
}) {
  const { alpha, measure, same, units, raters } = agreement;
  return (
    <tr className={`calibration-level-${level}`}>
      <th scope="row">{name}</th>
      <td>{alphaText(alpha)}</td>
      <td>{words.measures[measure]}</td>
      <td>{same === null ? words.none : `${Math.round(100 * same)}%`}</td>
      <td>{units}</td>
      <td>{raters}</td>
    </tr>
  );
}

interface AgreementTableProps {
  agreement: CardAgreement;
  /** Whose answers are the reference, where they are there. */
  expert: string | undefined;
}

/** How far people agree: on the whole, by section, by question. */
export function AgreementTable({ agreement: { whole, sections }, expert }: AgreementTableProps) {
  const titleId = useId();
  const { what, alpha, measure, same, n, raters } = words.columns;
  return (
    <section className="calibration-part" aria-labelledby={titleId}>
      <h4 id={titleId}>{words.agreement}</h4>
      <p className="small muted">
        {words.agreementHint} {expert !== undefined && words.withoutExpert(expert)}
      </p>
      <TableRegion label={words.agreement}>
        <thead>
          <tr>
            {[what, alpha, measure, same, n, raters].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={words.whole} agreement={whole} level="whole" />
          {sections.flatMap(({ section, agreement, questions }) => [
            <Row key={section.id} name={section.title} agreement={agreement} level="section" />,
            ...questions.map(({ question, agreement: own }) => (
              <Row key={`${section.id} ${question.id}`} name={question.text} agreement={own} level="question" />
            )),
          ])}
        </tbody>
      </TableRegion>
    </section>
  );
}
