/** The time as an argument: production passes the wall clock, a test its own. */
export type Clock = () => Date;
