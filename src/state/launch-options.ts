import { atom } from 'jotai';
import { type LaunchOptions, parseLaunchOptions } from '@/domain/query-parameters';

/** What the address of the page asked for (§2), set once at start. */
export const launchOptionsAtom = atom<LaunchOptions>(parseLaunchOptions(''));
