export { type Day, dayNumber } from './calendar/day.ts'
export { type Elapsed, elapsedSince } from './calendar/elapsed-since.ts'
export { elapsedYears } from './calendar/elapsed-years.ts'
export { readDay } from './calendar/read-day.ts'
