import type { AccountCutOff } from '@lading/contracts/shipping';
import { isUsHoliday, type Pickups } from './business-day-rules.ts';

/** As `Date` counts weekdays. */
const fromSunday = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** When a carrier picks up by the cut-off of an account: on every weekday that has a time, weekends too, but not on holidays. */
export const accountPickups = ({ zone, days }: AccountCutOff): Required<Pickups> => ({
  cutOff: {
    timeZone: zone,
    minutes: fromSunday.map((day) => {
      const time = days[day];
      return time === null ? null : minutesOf(time);
    }),
  },
  isBusinessDay: (day) => !isUsHoliday(day),
  isOwnCutOff: true,
});
