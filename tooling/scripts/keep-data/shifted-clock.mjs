// Loaded before a program by `node --import`: it then lives SHIFT_CLOCK_MS later than it is, or earlier if that is negative.
const shiftMs = Number(process.env.SHIFT_CLOCK_MS ?? 0);
const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(RealDate.now() + shiftMs);
    else super(...values);
  }

  static now() {
    return RealDate.now() + shiftMs;
  }
}

if (shiftMs !== 0) globalThis.Date = ShiftedDate;
