import type { ReactNode } from 'react';
import type { Report } from '@/domain/reports/make-report';
import { bandColors } from '@/domain/scoring/rating-bands';
import { decimal, formatCount } from '@/ui/format';
import { wording } from '@/ui/wording';
import { formatKappa, formatPoints, formatShare, leftOutWords, noAverage } from './report-format';
import { useShowFigure } from './show-figure';
import './tiles.css';

const words = wording.reports;

function Tile({ title, n, children, foot }: { title: string; n: string; children: ReactNode; foot: string }) {
  return (
    <section className="panel tile" aria-label={title}>
      <h2>{title}</h2>
      <span className="report-n">{n}</span>
      <div className="tile-figure">{children}</div>
      <p>{foot}</p>
    </section>
  );
}

function AverageTile({ report }: { report: Report }) {
  const { tiles, card, filter } = report;
  const { total, grade } = tiles;
  const isMachine = filter.by === 'machine';
  const colors = bandColors(grade?.band ?? null);
  const points = (value: number) => formatPoints(value, card.max);
  const said =
    total === null
      ? noAverage(report)
      : words.middleHalf(points(total.lower), points(total.upper), String(card.version));
  const foot = [said, ...leftOutWords(report)].join(' · ');
  return (
    <Tile title={isMachine ? words.machineAverage : words.average} n={words.n(formatCount(total?.n ?? 0))} foot={foot}>
      <strong>{total === null ? '–' : points(total.mean)}</strong>
      <span className="tile-of">{words.ofMax(decimal(card.max))}</span>
      {grade !== null && grade.label !== '' && (
        <span className="tile-grade" style={{ background: colors.bg, color: colors.textColor }}>
          {grade.label}
        </span>
      )}
    </Tile>
  );
}

function DoneTile({ states }: Report['tiles']) {
  const show = useShowFigure();
  const all = states.done + states['in-review'] + states.new;
  const [done, inReview, fresh] = [states.done, states['in-review'], states.new].map(formatCount);
  const foot = words.states(done ?? '', inReview ?? '', fresh ?? '');
  return (
    <Tile title={words.done} n={words.ofCalls(formatCount(all))} foot={foot}>
      <button
        type="button"
        className="tile-button"
        disabled={states.done === 0}
        onClick={() => show({ of: 'state', state: 'done' }, words.done)}
      >
        <span>{done}</span>
        <span className="tile-share">{words.percent(formatShare(states.done, all))}</span>
        <span className="visually-hidden">{words.showCalls(words.done)}</span>
      </button>
      <span className="tile-bar" aria-hidden="true">
        {(['done', 'in-review', 'new'] as const).map((state) =>
          states[state] === 0 ? null : (
            <span key={state} className={`tile-${state}`} style={{ flexGrow: states[state] }} />
          ),
        )}
      </span>
    </Tile>
  );
}

function AgreeTile({ agreement: { n, same, chosen, kappa } }: Report['tiles']) {
  const foot = n === 0 ? words.noneBoth : words.agreeHow(formatCount(chosen), formatCount(n));
  return (
    <Tile title={words.agree} n={words.n(formatCount(n))} foot={foot}>
      <strong>{n === 0 ? '–' : words.percent(formatShare(same, n))}</strong>
      {kappa !== null && <span className="tile-share">{words.kappa(formatKappa(kappa))}</span>}
    </Tile>
  );
}

function FatalTile({ total, fatal }: Report['tiles']) {
  const show = useShowFigure();
  const by = fatal.by.map(({ title, n }) => words.fatalBy(formatCount(n), title)).join(' · ');
  return (
    <Tile title={words.fatal} n={words.n(formatCount(total?.n ?? 0))} foot={fatal.n === 0 ? words.noFatal : by}>
      <button
        type="button"
        className="tile-button"
        disabled={fatal.n === 0}
        onClick={() => show({ of: 'fatal' }, words.fatal)}
      >
        <span>{formatCount(fatal.n)}</span>
        <span className="tile-share">{words.fatalCalls(String(fatal.n))}</span>
        <span className="visually-hidden">{words.showCalls(words.fatal)}</span>
      </button>
    </Tile>
  );
}

/** The four figures at the top. */
export function Tiles({ report }: { report: Report }) {
  return (
    <div className="tiles">
      <AverageTile report={report} />
      <DoneTile {...report.tiles} />
      <AgreeTile {...report.tiles} />
      <FatalTile {...report.tiles} />
    </div>
  );
}
