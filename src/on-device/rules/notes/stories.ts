import type { RulesLanguage } from '../lexicon';
import { enStory } from './en-story';
import type { StoryTexts } from './story-texts';
import { viStory } from './vi-story';

export const STORIES: Readonly<Record<RulesLanguage, StoryTexts>> = { vi: viStory, en: enStory };
