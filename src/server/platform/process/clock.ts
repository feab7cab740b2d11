/** The time as an argument: production passes that of the database (`database-clock.ts`), a test its own. */
export type Clock = () => Date;
