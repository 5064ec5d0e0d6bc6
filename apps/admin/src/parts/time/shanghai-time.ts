import { dayOf, instantOf, timeTextOf } from '@guangquan/rules/time-text'
import dayjs, { type Dayjs } from 'dayjs'

// The parts of a picker's value are those of Shanghai, whatever the device's time zone.

/** A day or time in the format of calls, as the value of a picker. */
export const pickerOfText = (text: string): Dayjs => dayjs(text)

/** An instant as the value of a picker. @param at in ms */
export const pickerTime = (at: number): Dayjs => dayjs(timeTextOf(new Date(at)))

/** The instant of a picker's value, in ms. */
export const instantOfPicker = (value: Dayjs): number =>
  instantOf(value.format('YYYY-MM-DD HH:mm:ss')).getTime()

/** As `instantOfPicker`; null for an empty picker. */
export const instantOfPickerOrNull = (value: Dayjs | null | undefined): number | null =>
  value == null ? null : instantOfPicker(value)

/** An instant in a list: `2026-01-31 09:30`. @param at in ms */
export const minuteText = (at: number): string => timeTextOf(new Date(at)).slice(0, 16)

/** The day of an instant as the value of a picker. @param at in ms */
export const pickerDay = (at: number): Dayjs => dayjs(dayOf(new Date(at)))
