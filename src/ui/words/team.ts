import { grouped } from './grouped';
import { inLanguage } from './in-language';

const callsOf = (n: number): string => (n === 1 ? '1 call' : `${grouped(n)} calls`);

/** Words of the archive that several devices share. */
export const teamWords = inLanguage('team', {
  atRisk: (n: string) => `${n} only here`,
  atRiskWhy: (n: number) =>
    `${n === 1 ? '1 call has' : `${grouped(n)} calls have`} something that is on this device only: lost with it, until the team’s archive has it.`,
  state: {
    archived: 'In the team',
    waiting: 'Not in the team yet',
    sending: (sent: number, of: number) => `Going to the team: ${grouped(sent)} of ${grouped(of)} parts`,
    failed: 'Not in the team',
  },
  why: {
    offline: 'It goes there when the network is back.',
    turn: 'It goes there by itself.',
    again: 'It is tried again by itself.',
    signIn: 'The archive refuses user or password. Sign in again under Team archive in Settings.',
    refused: (said: string) => `The archive does not let this user write it${said === '' ? '' : `: ${said}`}.`,
    notTaken: (said: string) =>
      `The archive’s server does not take one document of it${said === '' ? '' : `: ${said}`}.`,
    noTeam: 'The archive knows no such team. Check it in Settings.',
    tooLarge: 'Something of it is larger than the server takes. Ask whoever runs it to raise the limit.',
    fewer: 'Too few machines of the archive have it for it to be safe.',
    another:
      'What somebody else than the signed-in user judged here, or said of the call, stays on this device. All else is in the team.',
    takenOut:
      'Somebody deleted it for everybody, and here it was taken back: it is on this device only. Who deleted it can bring it back for everybody.',
  },
  removal: {
    deleteHere: 'Delete here',
    deleteForAll: 'Delete for everybody',
    stays: (calls: number) =>
      `${calls === 1 ? 'It stays' : `${callsOf(calls)} stay`} in the team. Only who brought a call there, or a supervisor, can delete it for everybody.`,
    forAll: (may: number, of: number) =>
      `${may < of ? `${may} of ${of} can be deleted for everybody; the others go from here only. ` : ''}For everybody: into the waste bin of each device of the team. The archive’s server keeps sound and words until whoever runs it removes them.`,
    waits: 'Still in the team; to be deleted for everybody.',
    offline: 'That is done when the network is back.',
    mine: 'Deleted for everybody by who is signed in here',
    by: (name: string) => `Deleted for everybody by ${name}`,
    bySomebody: 'Deleted for everybody by somebody of the team',
    told: (title: string, by: string) =>
      `${by === '' ? 'Somebody of the team' : by} deleted “${title}” for everybody. It is in the waste bin.`,
    toldMany: (calls: number, by: string) =>
      `${by === '' ? 'Somebody of the team' : by} deleted ${callsOf(calls)} for everybody. They are in the waste bin.`,
  },
  place: 'Team archive',
  places: {
    team: 'All of it in the team',
    here: 'Something only on this device',
    'sound-away': 'Sound only in the team',
  },
  judgedBy: (names: string) => `Judged by ${names}`,
  retry: 'Send now',
  sound: {
    coming: (percent: number) => `The sound is coming from the team: ${percent}%`,
    begun: 'What has come of the sound so far',
    failed: 'The sound is in the team’s archive and could not be brought here.',
    notYet: 'The archive does not have all of the sound yet: the device that has it is still sending, or off.',
    offline: 'The sound is in the team’s archive. It comes here when there is a network.',
    retry: 'Bring the sound',
  },
  judged: {
    title: (who: string, card: string) => `${who} judged this call by ${card}`,
    unknownCard: (name: string) => `a scorecard that is not here (${name})`,
    version: (card: string, version: number) => `${card}, version ${version}`,
    noCard:
      'Questions and answers are shown by the names they have in that scorecard, and nothing can be changed here.',
    noScore: 'The call has no score by that scorecard on this device. It can be read here, and not changed.',
    question: (name: string) => `Question “${name}”`,
  },
  keep: {
    away: (calls: number) =>
      `${calls === 1 ? 'The sound of 1 call shown here is' : `The sound of ${calls} calls shown here is`} only in the team.`,
    bring: (size: string) => `Keep it on this device: ${size}`,
    coming: (done: number, of: number) => `Sound is coming from the team: ${done} of ${of}`,
    stop: 'Stop',
    done: (done: number, of: number) => `Sound brought to this device: ${done} of ${callsOf(of)}.`,
    notYet: (calls: number) => `Of ${callsOf(calls)} the archive does not have all of the sound yet.`,
  },
  free: {
    button: (size: string) => `Free this device: ${size}`,
    title: 'Take archived sound off this device?',
    message: (calls: number, size: string) =>
      `The sound of ${callsOf(calls)}, ${size}, leaves this device; every part of it was acknowledged by the team’s archive. All else stays here. Opened again, a call brings its sound back; that needs the network.`,
    confirm: 'Take it off',
    done: (size: string) => `${size} of sound left this device; the team’s archive has it.`,
  },
  settings: {
    title: 'Team archive',
    hint: 'Devices of a team share their calls by an archive: an address of Apache CouchDB. What is done here stays here too and goes there by itself; what others did comes by itself. Without an address nothing leaves this device for it.',
    address: 'Team archive',
    addressHint: 'Address of the server, such as https://archive.example.org or /archive',
    team: 'Team',
    teamHint: 'Name of the database',
    user: 'User',
    userHint: 'Empty where a token says who it is',
    secret: 'Password',
    secretHint: 'Or a token. Kept on this device only; never in exports or logs.',
    badAddress: 'An address with https://, http:// or / in front, without user name, password or query.',
    badSecret: 'There is a character in it that can’t be sent in a header.',
    needed: 'This is needed.',
    test: 'Test',
    join: 'Join the team',
    save: 'Sign in again',
    leave: 'Leave the team',
    asking: 'Asking…',
    reached: (name: string, roles: string) =>
      `The archive lets ${name} read and write${roles === '' ? '' : ` (${roles})`}.`,
    joined: (name: string, team: string) => `This device belongs to ${team}, signed in as ${name}.`,
    noJudge:
      'The role of this user brings no calls and judgements to the team: what is recorded or judged here stays on this device.',
    tablet: 'It is a shared tablet: what each person judges on it goes there in that person’s name.',
    waiting: (calls: number) => `${callsOf(calls)} not in the archive yet.`,
    allThere: 'Every call of this device is in the archive.',
    shared: (why: string) =>
      `Of names, scorecards, assignments and calibration sessions not all is in the archive. ${why}`,
    pulled: (when: string) => `Asked for news: ${when}.`,
    notPulled: 'News could not be asked for.',
    newer: (n: number) =>
      `${n === 1 ? '1 document was' : `${grouped(n)} documents were`} made by a newer Callmark: update this one to see ${n === 1 ? 'it' : 'them'}.`,
    leaveTitle: 'Leave the team?',
    leaveText: (calls: number) =>
      `Everything that is here stays here. ${calls === 0 ? 'All of it is in the archive too.' : `${callsOf(calls)} ${calls === 1 ? 'has' : 'have'} something that the archive does not have.`} Sound that is only in the archive can’t be opened here any more.`,
  },
});
