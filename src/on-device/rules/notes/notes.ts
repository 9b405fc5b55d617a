import type { RulesLanguage } from '../lexicon';
import { enNotes } from './en-notes';
import type { NoteTexts } from './note-texts';
import { viNotes } from './vi-notes';

export const NOTES: Readonly<Record<RulesLanguage, NoteTexts>> = { vi: viNotes, en: enNotes };
