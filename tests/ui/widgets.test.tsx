import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Info from 'lucide-react/icons/info';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { UnreadRowError } from '@/storage/seal/unread-rows';
import { Button } from '@/ui/button';
import { ErrorBoundary } from '@/ui/error-boundary';
import { Gauge } from '@/ui/gauge';
import { IconButton } from '@/ui/icon-button';
import { InfoPopover } from '@/ui/info-popover';
import { Meter } from '@/ui/meter';
import { ProgressBar } from '@/ui/progress-bar';
import { SecretForm } from '@/ui/secret-fields';
import { SegmentedControl } from '@/ui/segmented-control';
import { SelectField } from '@/ui/select-field';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';

const RANGES = [
  { min: 0, max: 2, color: 'var(--b1)' },
  { min: 2, max: 3.5, color: 'var(--b2)' },
  { min: 3.5, max: 4, color: 'var(--b3)' },
  { min: 4, max: 4.5, color: 'var(--b4)' },
  { min: 4.5, max: 5, color: 'var(--b5)' },
];

function Modes() {
  const [mode, setMode] = useState<'view' | 'edit'>('view');
  const options = [
    { value: 'view', label: 'View' },
    { value: 'edit', label: 'Edit' },
  ] as const;
  return <SegmentedControl label="Transcript mode" options={options} value={mode} onChange={setMode} />;
}

function Fragile({ breaks }: { breaks: () => boolean }) {
  if (breaks()) throw new Error('boom');
  return <p>whole again</p>;
}

describe('Button', () => {
  it('can not be pressed while what it started is under way', async () => {
    const press = vi.fn();
    const { rerender } = render(<Button onClick={press}>Score</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Score' }));
    rerender(
      <Button onClick={press} pending>
        Score
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Score' });
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('never sends a form by itself', () => {
    render(<Button>Plain</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });

  it('is named by its label when it shows an icon only', () => {
    render(<IconButton icon={Info} label="Settings" />);
    expect(screen.getByRole('button', { name: 'Settings' })).toBeDefined();
  });
});

describe('SelectField', () => {
  it('is a combobox named by its label and reports the chosen value', async () => {
    const choose = vi.fn();
    const options = [
      { value: '', label: 'Automatic detection' },
      { value: 'vi', label: 'Vietnamese' },
    ];
    render(<SelectField label="Language" options={options} value="" onChange={choose} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Vietnamese');
    expect(choose).toHaveBeenCalledWith('vi');
  });
});

describe('TextField', () => {
  it('shows an error in place of the hint and says so to screen readers', () => {
    const props = { label: 'Speech service', value: 'ftp://x', onChange: vi.fn(), hint: 'An address' };
    const { rerender } = render(<TextField {...props} />);
    const field = screen.getByRole('textbox', { name: 'Speech service' });
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('An address');
    rerender(<TextField {...props} error="Not an address" />);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Not an address');
  });
});

describe('SegmentedControl', () => {
  it('is a radio group that answers to clicks and arrow keys', async () => {
    render(<Modes />);
    const group = screen.getByRole('radiogroup', { name: 'Transcript mode' });
    const [view, edit] = within(group).getAllByRole<HTMLInputElement>('radio');
    await userEvent.click(screen.getByText('Edit'));
    expect(edit?.checked).toBe(true);
    await userEvent.keyboard('{ArrowLeft}');
    expect(view?.checked).toBe(true);
  });
});

describe('Gauge', () => {
  it('is a picture that says title and value, with the needle turned', () => {
    render(<Gauge title="Likelihood to buy" value="4.12" angle={58.3} ranges={RANGES} />);
    const gauge = screen.getByRole('img', { name: 'Likelihood to buy: 4.12 of 5' });
    expect(gauge.querySelector('.gauge-needle')?.getAttribute('transform')).toBe('rotate(58.3)');
    expect(gauge.querySelectorAll('path[stroke]')).toHaveLength(5);
  });

  it('has no needle without a score', () => {
    render(<Gauge title="Likelihood to buy" value={null} angle={-90} ranges={RANGES} />);
    expect(screen.getByRole('img', { name: 'Likelihood to buy: no score' }).querySelector('.gauge-needle')).toBeNull();
  });
});

describe('Meter', () => {
  const props = { name: 'Uncover needs', max: 5, valueText: '4.1/5 điểm, Good', ranges: RANGES };

  it('is a meter with its value, scale and words', () => {
    const { container } = render(<Meter {...props} value={4.1} offset={82} />);
    const meter = screen.getByRole<HTMLMeterElement>('meter', { name: 'Uncover needs' });
    expect([meter.getAttribute('value'), meter.getAttribute('min'), meter.getAttribute('max')]).toEqual([
      '4.1',
      '0',
      '5',
    ]);
    expect(meter.getAttribute('aria-valuetext')).toBe('4.1/5 điểm, Good');
    expect(container.querySelector<HTMLElement>('.meter-marker')?.style.left).toBe('82%');
  });

  it('shows no value where there is no score, rather than 0', () => {
    render(<Meter {...props} value={null} offset={0} />);
    expect(screen.queryByRole('meter')).toBeNull();
    expect(screen.getByRole('img', { name: 'Uncover needs: no score' })).toBeDefined();
  });

  it('keeps its marker on the bar whatever the offset', () => {
    const { container } = render(<Meter {...props} value={9} offset={180} />);
    expect(container.querySelector<HTMLElement>('.meter-marker')?.style.left).toBe('100%');
  });
});

describe('ProgressBar', () => {
  it('says how far it is, and nothing where that is not known', () => {
    const { rerender } = render(<ProgressBar label="Uploading" share={0.62} />);
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading' }).value).toBe(0.62);
    rerender(<ProgressBar label="Uploading" />);
    expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false);
  });
});

describe('InfoPopover', () => {
  it('is a named button that controls its text', () => {
    render(<InfoPopover label="Reference text">Dạ em chào chị</InfoPopover>);
    const button = screen.getByRole('button', { name: 'Reference text' });
    const target = document.getElementById(button.getAttribute('popovertarget') ?? '');
    expect(target?.textContent).toBe('Dạ em chào chị');
    expect(target?.getAttribute('popover')).toBe('auto');
  });
});

describe('ErrorBoundary', () => {
  it('falls alone, says what fell, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    render(
      <>
        <p>neighbour</p>
        <ErrorBoundary name="Transcript">
          <Fragile breaks={() => broken} />
        </ErrorBoundary>
      </>,
    );
    expect(screen.getByRole('alert').textContent).toContain('Transcript stopped working');
    expect(screen.getByText('neighbour')).toBeDefined();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('whole again')).toBeDefined();
  });

  it('of one call does not hide the next, and says where something is damaged', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const part = (call: string) => (
      <ErrorBoundary name="Transcript" of={call}>
        <Fragile
          breaks={() => {
            if (call === 'damaged') throw new UnreadRowError('transcripts', 'invalid tag');
            return false;
          }}
        />
      </ErrorBoundary>
    );
    const { rerender } = render(part('damaged'));
    expect(screen.getByRole('alert').textContent).toMatch(/^Transcript cannot be opened.*nothing was deleted/);
    rerender(part('whole'));
    expect(screen.getByText('whole again')).toBeDefined();
  });
});

describe('SecretForm', () => {
  it('says what went wrong where its check fails, and can be used again with what was typed', async () => {
    const check = vi.fn<(typed: string) => Promise<undefined>>();
    check.mockRejectedValueOnce(new Error('database closed'));
    render(<SecretForm label="PIN" action="Open" icon={Lock} className="x" alone check={check} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'PIN' }), '1234{Enter}');
    expect(
      await screen.findAllByText(/could not be checked just now\. Try again\. \(Error: database closed\)/),
    ).not.toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(check.mock.calls).toEqual([['1234'], ['1234']]);
    expect(screen.queryAllByText(/could not be checked/)).toEqual([]);
  });
});

describe('TextArea', () => {
  const height = () => screen.getByRole<HTMLTextAreaElement>('textbox').style.height;

  it.each([
    ['is made as high as its text where the browser does not do it by itself', false, '63px'],
    ['is left to browsers that do', true, ''],
  ])('%s', (_, supported, wanted) => {
    vi.stubGlobal('CSS', { ...CSS, supports: () => supported });
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(61);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(42);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44);
    const { rerender } = render(<TextArea label="Notes" fitted value="two lines" onChange={() => undefined} />);
    expect(height()).toBe(wanted);
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(81);
    rerender(<TextArea label="Notes" fitted value="three lines" onChange={() => undefined} />);
    expect(height()).toBe(supported ? '' : '83px');
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
});
