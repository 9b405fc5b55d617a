import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import Download from 'lucide-react/icons/download';
import FolderClock from 'lucide-react/icons/folder-clock';
import Languages from 'lucide-react/icons/languages';
import Settings from 'lucide-react/icons/settings';
import { MINE_TODAY } from '@/domain/desk/work-day';
import { INTERFACE_LANGUAGES, isInterfaceLanguage, languageTag } from '@/domain/interface-language';
import { callsKeptAtom, callsWaitingAtom, dayProgressAtom } from '@/state/counts';
import { showInDeskAtom, toggleCallsAtom } from '@/state/desk';
import { speakLanguageAtom } from '@/state/interface-language';
import { lockButtonAtom } from '@/state/lock';
import { onlineAtom } from '@/state/online';
import { callsOpenAtom, deskAtom, mustNotReloadAtom, openDialogAtom } from '@/state/session';
import { teamPartsAtom } from '@/state/team';
import { Button } from '@/ui/button';
import { formatCount } from '@/ui/format';
import { IconButton } from '@/ui/icon-button';
import { wording } from '@/ui/wording';
import { interfaceLanguage } from '@/ui/words/in-language';
import './header.css';
import { installPromptAtom } from './install-prompt';
import './network-status.css';
import { TabBar } from './tab-bar';

/** The waveform of the app icon; index.html has it too, with the name, for the first picture. */
function ProductMark() {
  return (
    <svg className="header-mark" width="32" height="32" viewBox="0 0 512 512" aria-hidden="true">
      <rect width="512" height="512" rx="112" />
      <path d="M96 236v40M160 196v120M224 140v232M288 172v168M352 208v96M416 236v40" />
    </svg>
  );
}

/** Shown only when the browser offers to install the app. */
function InstallButton() {
  const [offer, setOffer] = useAtom(installPromptAtom);
  if (offer === null) return null;
  const install = () => {
    // An offer can be used once, whatever the answer is.
    setOffer(null);
    void offer.prompt();
  };
  return (
    <Button icon={Download} onClick={install} aria-label={wording.header.install}>
      <span className="header-install-label">{wording.header.install}</span>
    </Button>
  );
}

/** The state of the network and of the queue, in words, always in sight. */
function NetworkStatus() {
  const waiting = useAtomValue(callsWaitingAtom);
  const online = useAtomValue(onlineAtom);
  return (
    <div className={online ? 'network-status' : 'network-status network-status-offline'} role="status">
      <span className="network-status-dot" aria-hidden="true" />
      <span>{online ? wording.header.online : wording.header.offline}</span>
      {waiting > 0 && <span className="network-status-waiting">{wording.header.waiting(waiting)}</span>}
    </div>
  );
}

/** The icon is a list: the languages, each as it calls itself. Settings says more. */
function LanguageChoice() {
  const blocked = useAtomValue(mustNotReloadAtom);
  const speak = useSetAtom(speakLanguageAtom);
  return (
    <span className="button button-icon-only header-language">
      <Languages size={20} aria-hidden="true" />
      <select
        aria-label={wording.language.choose}
        title={blocked ? wording.language.blocked : wording.language.choose}
        disabled={blocked}
        value={interfaceLanguage}
        onChange={({ currentTarget }) =>
          isInterfaceLanguage(currentTarget.value) && void speak(currentTarget.value, wording.language.later)
        }
      >
        {INTERFACE_LANGUAGES.map((language) => (
          <option key={language} value={language} lang={languageTag(language)}>
            {wording.language.choices[language]}
          </option>
        ))}
      </select>
    </span>
  );
}

/** How far the day's work is; leads to its calls. Nothing where there is none. */
function DayProgress() {
  const progress = useAtomValue(dayProgressAtom);
  const showInDesk = useSetAtom(showInDeskAtom);
  if (progress === null || progress.of === 0) return null;
  const { done, of } = progress;
  return (
    <span className="header-day-room">
      <button type="button" className="header-day" onClick={() => showInDesk(MINE_TODAY)}>
        <span className="header-day-long">{wording.header.doneToday(formatCount(done), formatCount(of))}</span>
        <span className="header-day-short">
          {`${formatCount(done)}/${formatCount(of)}`}
          <span className="visually-hidden">{wording.header.doneTodayShort}</span>
        </span>
        <progress value={done} max={of} aria-hidden="true" />
      </button>
    </span>
  );
}

export function Header() {
  const calls = useAtomValue(callsKeptAtom);
  const callsOpen = useAtomValue(callsOpenAtom);
  const deskOpen = useAtomValue(deskAtom) !== 'closed';
  const toggleCalls = useSetAtom(toggleCallsAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const LockButton = useAtomValue(lockButtonAtom)?.LockButton;
  const AtRisk = useAtomValue(teamPartsAtom)?.AtRisk;
  const count = calls > 0 ? formatCount(calls) : '';
  return (
    <header className="header">
      <h1 className="header-product">
        <ProductMark />
        <span className="header-name">{wording.product}</span>
      </h1>
      <TabBar />
      <div className="header-right">
        <DayProgress />
        <InstallButton />
        <NetworkStatus />
        {AtRisk && <AtRisk />}
        <div className="header-calls">
          <Button
            icon={FolderClock}
            aria-expanded={callsOpen || deskOpen}
            className={deskOpen ? 'header-calls-on' : ''}
            style={count === '' ? undefined : { paddingRight: `${1.6 + count.length * 0.44}rem` }}
            onClick={toggleCalls}
          >
            {wording.header.calls}
          </Button>
          {/* Over the button, not in it: its name stays the same whatever the number. */}
          {count !== '' && <span className="header-count">{count}</span>}
        </div>
        <LanguageChoice />
        {LockButton && <LockButton />}
        <IconButton
          icon={Settings}
          label={wording.header.settings}
          aria-haspopup="dialog"
          onClick={() => openDialog({ name: 'settings' })}
        />
      </div>
    </header>
  );
}
