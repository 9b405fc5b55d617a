import { createContext, useContext } from 'react';
import type { Figure } from '@/domain/reports/calls-behind';

/** Leads to the calls behind a figure; `title` is what their list is called. */
export type ShowFigure = (figure: Figure, title: string) => void;

const ShowFigureContext = createContext<ShowFigure>(() => undefined);
export const ShowFigureProvider = ShowFigureContext.Provider;
export const useShowFigure = (): ShowFigure => useContext(ShowFigureContext);
