import Undo2 from 'lucide-react/icons/undo-2';
import UsersRound from 'lucide-react/icons/users-round';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SegmentPlayer } from '@/audio/playing/segment-player';
import type { CallId } from '@/domain/call';
import { langOf, spokenLanguage } from '@/domain/transcript/spoken-language';
import type { Turn } from '@/domain/transcript/transcript';
import { getCall } from '@/storage/calls/calls';
import { IconButton } from '@/ui/icon-button';
import { LiveRegion } from '@/ui/live-region';
import { SpokenLanguage } from '@/ui/spoken-language';
import { wording } from '@/ui/wording';
import { Finder } from '../repairs/find-replace';
import { NearMissNotice, useNearMisses } from '../repairs/near-miss-notice';
import { type Repair, repaired, replacing } from '../repairs/repair';
import { SpeakersNotice } from '../repairs/speakers-notice';
import { useRepairs } from '../repairs/use-repairs';
import { useTellApart } from '../repairs/use-tell-apart';
import { useSoundSources } from '../sound/use-sound-sources';
import { useTurnPlayer } from '../sound/use-turn-player';
import { VoiceBar } from '../sound/voice-bar';
import { useKeepAsCall } from '../text/use-keep-as-call';
import type { CallOnScreen } from '../use-transcript';
import { speakerNames } from './speaker-names';
import { TurnEditor } from './turn-editor';
import { TurnList } from './turn-list';
import { TurnMenu } from './turn-menu';
import { useEditedTurn } from './use-edited-turn';
import { useChosenTurn, useShownClaim } from './use-shown-claim';
import { useTurnKeys } from './use-turn-keys';

export interface TurnsViewProps {
  /** The player above the turns, once it can be heard. */
  deck: SegmentPlayer | null;
  screen: CallOnScreen & { callId: CallId };
  turns: readonly Turn[];
  /** A job may be about to write the transcript. */
  busy: boolean;
}

const optionsOf = (list: HTMLElement | null, turn: number | null) =>
  list?.querySelector<HTMLElement>(`[data-turn="${turn}"] .transcript-options`);

/** The turns as bubbles that can be heard and put right; loaded with the first call. */
export function TurnsView({ deck, screen, turns, busy }: TurnsViewProps) {
  const sounds = useSoundSources(screen);
  const { call, transcript } = screen;
  const lang = useMemo(() => langOf('', spokenLanguage(call, transcript)), [call, transcript]);
  const playing = useTurnPlayer(turns, sounds.sources, deck);
  const speakers = screen.transcript?.speakerNames;
  const names = useMemo(() => speakerNames(speakers), [speakers]);
  const keepAsCall = useKeepAsCall();
  const onGone = (wanted: Repair) => keepAsCall(repaired(screen.text ?? '', wanted));
  const { repair, change, undo, canUndo, said } = useRepairs(screen.callId, turns, names, onGone);
  const telling = useTellApart(screen.callId, change);
  const hearable = screen.call?.audio !== undefined && turns.some(({ end }) => end !== undefined);
  const [menu, setMenu] = useState<{ turn: number; opener: HTMLElement } | null>(null);
  const onLost = async (turn: number, words: string) => {
    if ((await getCall(screen.callId)) === undefined) await onGone({ kind: 'words', turn, words });
  };
  const { editing, typedWords, changed, edit, typed, keepMine, end } = useEditedTurn(screen.callId, turns, onLost);
  const list = useRef<HTMLDivElement>(null);
  const editable = !busy;
  useTurnKeys(list, { editable, repair, undo });

  const onOptions = useCallback((turn: number, opener: HTMLElement) => {
    // Still open at its own button's click: the press has only begun to close it.
    setMenu((now) => (now?.turn === turn ? null : { turn, opener }));
  }, []);
  const closeEditor = () => {
    const button = optionsOf(list.current, editing);
    end();
    button?.focus();
  };

  const { phase, turn: heard, all } = playing.playback;
  useEffect(() => {
    if (!all || heard === null || phase === 'loading') return;
    list.current?.querySelector(`[data-turn="${heard}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [all, heard, phase]);

  const onChoose = useChosenTurn(screen.callId);
  const nearMisses = useNearMisses(turns);
  const [found, setFound] = useState<number | null>(null);
  const showFound = (turn: number | null) => {
    setFound(turn);
    list.current?.querySelector(`[data-turn="${turn}"]`)?.scrollIntoView({ block: 'center' });
  };
  const pointed = useShownClaim(screen.callId, turns, playing, list);

  // The turn whose button had the focus may have gone into the one before it.
  const merged = useRef<number | null>(null);
  const repairFromMenu = (wanted: Repair) => {
    if (wanted.kind === 'merge') merged.current = wanted.turn;
    void repair(wanted);
  };
  useEffect(() => {
    const turn = merged.current;
    if (turn === null || turns.length === 0) return;
    merged.current = null;
    if (document.activeElement === document.body) optionsOf(list.current, turn)?.focus();
  }, [turns]);

  const opened = menu === null ? undefined : turns[menu.turn - 1];
  const edited = editing === null ? undefined : turns[editing - 1];
  const editor =
    editing !== null && edited !== undefined ? (
      <TurnEditor
        turn={editing}
        text={edited.text}
        typedWords={typedWords}
        changed={changed}
        onKeepMine={keepMine}
        onType={typed}
        busy={busy}
        onRepair={repair}
        onClose={closeEditor}
      />
    ) : null;
  return (
    <>
      <VoiceBar turns={turns} sounds={sounds} playing={playing}>
        {hearable && (
          <IconButton
            icon={UsersRound}
            label={wording.repair.tellApart}
            disabled={busy || telling.share !== null}
            onClick={telling.start}
          />
        )}
        <Finder
          turns={turns}
          busy={busy}
          onShow={showFound}
          onReplace={(sought, by) => void change(replacing(sought, by))}
        />
        {canUndo && <IconButton icon={Undo2} label={wording.repair.undo} disabled={busy} onClick={undo} />}
      </VoiceBar>
      <SpeakersNotice speakers={screen.transcript?.speakers} telling={telling} />
      <NearMissNotice
        found={nearMisses}
        busy={busy}
        onShow={showFound}
        onReplace={({ written: words, word }) => void change(replacing({ words, accents: true, whole: true }, word))}
      />
      <SpokenLanguage value={lang}>
        <TurnList
          list={list}
          turns={turns}
          names={names}
          playing={playing}
          pointed={found ?? pointed}
          doubtful={nearMisses.places}
          editable={editable}
          onOptions={onOptions}
          onChoose={onChoose}
          editing={editing === null || editor === null ? null : { turn: editing, editor }}
        />
      </SpokenLanguage>
      {menu !== null && opened !== undefined && (
        <TurnMenu
          key={menu.turn}
          turn={menu.turn}
          count={turns.length}
          speaker={opened.speaker}
          opener={menu.opener}
          onRepair={repairFromMenu}
          onEdit={() => {
            list.current?.querySelector<HTMLElement>('.turn-editor textarea')?.focus();
            edit(menu.turn);
          }}
          {...(playing.sounds(menu.turn) && { onPlay: () => playing.playFrom(menu.turn) })}
          onClose={() => setMenu(null)}
        />
      )}
      <LiveRegion text={said} />
    </>
  );
}
